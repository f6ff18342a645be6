// What axe minds on a page. To go through a whole one takes it seconds, and most of what is on a page it has passed on
// another: what is of a kind that it has passed is not gone through again.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What tells kinds of element apart, as the sources of expressions on the names of attributes and styles. */
const TOLD_BY = {
  /** What axe goes by beside what an element is and how it looks. */
  said: '^(role|type|tabindex|lang|inert|hidden|disabled|href|alt|title|for|aria-.+)$',
  /** Of these only that something is said. */
  words:
    '^(href|alt|title|aria-(label|valuetext|valuenow|valuemin|valuemax|placeholder|roledescription|description|posinset|setsize))$',
  /** Of these, which lead to others, whether those are there. */
  leads: '^(for|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$',
  /** Colours that no style sheet says. */
  colours: '^(color|background|opacity|--)',
} as const;

/** In the page: what was found of each kind, and axe itself. */
declare global {
  var kindsFound: Map<number, Element[]>;
}

/**
 * Runs in the page: the kinds of element on it, as a number each. Elements are of a kind if axe could tell them apart only
 * by the words in them: the same, of the same classes, said to be the same, within the same, and with a name that stands
 * in the same way to what is read. One heading after another is a kind too.
 */
function kindsOn(toldBy: typeof TOLD_BY): number[] {
  const [said, words, leads, colours] = [toldBy.said, toldBy.words, toldBy.leads, toldBy.colours].map(
    (source) => new RegExp(source),
  ) as [RegExp, RegExp, RegExp, RegExp];
  const found = new Map<number, Element[]>();
  const sums = new Map<string, number>();
  const called = new Set<string>();
  const ids = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1);
  const media = ['(prefers-color-scheme: dark)', '(pointer: coarse)', '(forced-colors: active)'];
  walk(document.documentElement, sumOf(`${media.map((query) => matchMedia(query).matches)} ${innerWidth}`));
  let last = '';
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    note(sumOf(`${last} ${heading.localName}`), heading);
    last = heading.localName;
  }
  globalThis.kindsFound = found;
  return [...found.keys()];

  function walk(element: Element, around: number): void {
    const text = `${around} ${described(element)}`;
    const kind = sums.get(text) ?? sumOf(text);
    sums.set(text, kind);
    note(kind, element);
    for (const child of element.children) walk(child, kind);
  }

  function note(kind: number, element: Element): void {
    const same = found.get(kind);
    if (same === undefined) found.set(kind, [element]);
    else same.push(element);
  }

  function described(element: Element): string {
    const parts = [element.localName, ...[...element.classList].sort()];
    for (const { name, value } of element.attributes)
      if (leads.test(name)) parts.push(`${name}=${value.split(/\s+/).map((id) => ids.get(id) ?? 0)}`);
      else if (said.test(name)) parts.push(words.test(name) ? name : `${name}=${value}`);
    const { style } = element as HTMLElement;
    for (let i = 0; i < style.length; i++) {
      const name = style.item(i);
      if (colours.test(name)) parts.push(`${name}:${style.getPropertyValue(name)}`);
    }
    if (hasText(element))
      parts.push(`seen ${element.checkVisibility({ opacityProperty: true, visibilityProperty: true })}`);
    const label = element.getAttribute('aria-label');
    if (label !== null) parts.push(standing(label, element), repeated(element, label));
    return parts.join(' ');
  }

  function hasText({ childNodes }: Element): boolean {
    return [...childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
  }

  /** How what is heard of something to press stands to what is read. */
  function standing(label: string, { localName, role, textContent }: Element): string {
    if (!/^(button|a|input|summary)$/.test(localName) && role === null) return '';
    const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    const read = plain(textContent);
    return read === '' ? 'not read' : `read ${plain(label).includes(read)}`;
  }

  /** Whether another part of the page is called the same. */
  function repeated({ localName }: Element, label: string): string {
    if (!/^(section|nav|main|aside|header|footer|form)$/.test(localName)) return '';
    const isRepeated = called.has(`${localName} ${label}`);
    called.add(`${localName} ${label}`);
    return isRepeated ? 'again' : '';
  }

  /** In 53 bits, so that no two are taken for one. */
  function sumOf(text: string): number {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let i = 0; i < text.length; i++) {
      high = Math.imul(high ^ text.charCodeAt(i), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(i), 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    return 4294967296 * (high & 0x1fffff) + (low >>> 0);
  }
}

/** What axe finds wrong, and the kinds of what it has looked at. */
interface Findings {
  readonly wrong: readonly { readonly id: string; readonly impact: string; readonly nodes: readonly { readonly html: string }[] }[]; // biome-ignore format: one shape
  readonly seen: readonly number[];
}

/** The part of axe that is reached past its documented surface, to hand a rule the elements it is to judge. */
interface Rule {
  readonly selector: string;
  readonly excludeHidden: boolean;
  readonly any: readonly (string | { readonly id: string })[];
  readonly all: Rule['any'];
  readonly none: Rule['any'];
  gather?: () => unknown[];
}

/** Runs in the page: lets axe judge the elements of some kinds; rules that compare elements get all of them. */
async function judge({
  kinds,
  rules,
}: {
  kinds: readonly number[];
  rules: readonly string[];
}): Promise<Findings> {
  // biome-ignore lint/suspicious/noExplicitAny: what is used of axe here is not in its types
  const { axe } = globalThis as any;
  const seen = kinds.filter((kind) => kindsFound.get(kind)?.some(({ isConnected }) => isConnected));
  const elements = [...new Set(seen.flatMap((kind) => kindsFound.get(kind) ?? []))].filter(
    ({ isConnected }) => isConnected,
  );
  const compares = (rule: Rule): boolean =>
    [rule.any, rule.all, rule.none]
      .flat()
      .some((check) => axe._audit.checks[typeof check === 'string' ? check : check.id].after !== undefined);
  for (const rule of axe._audit.rules as Rule[]) {
    if (compares(rule)) continue;
    rule.gather = () => {
      const nodes = elements
        .filter((element) => element.matches(rule.selector))
        .map((element) => axe.utils.getNodeFromTree(element))
        .filter((node) => node !== undefined);
      return rule.excludeHidden ? nodes.filter(axe.commons.dom.isVisibleToScreenReaders) : nodes;
    };
  }
  const only = rules.length > 0 ? { runOnly: rules } : {};
  const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false, ...only });
  return { wrong: violations, seen };
}

/** What axe has looked at and found nothing wrong with: kinds of element, by the rules it went by. */
const passed = new Map<string, Set<number>>();

/** What axe finds wrong with the page as it stands, by all its rules or by some, in a line each. */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const known = passed.get(String(rules)) ?? new Set();
  passed.set(String(rules), known);
  const kinds = (await page.evaluate(kindsOn, TOLD_BY)).filter((kind) => !known.has(kind));
  if (kinds.length === 0) return [];
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe.source);
  const { wrong, seen } = await page.evaluate(judge, { kinds, rules });
  if (wrong.length === 0) for (const kind of seen) known.add(kind);
  return wrong.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
