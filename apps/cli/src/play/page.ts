/** What a terminal shows side by side without being asked. */
const WIDTH = 80;

/** Breaks text between words into lines that fit a terminal, each but the first indented, beside what stands before it. */
export function wrap(text: string, indent = 0, before = 0): string {
  return linesOf(text, WIDTH - indent, WIDTH - before).join(`\n${' '.repeat(indent)}`);
}

/** Texts beside their labels, as a list. */
export function hanging(rows: readonly (readonly [label: string, text: string])[]): string[] {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  const indent = width + 4;
  return rows.flatMap(([label, text]) =>
    linesOf(text, WIDTH - indent).map((line, i) =>
      i === 0 ? `  ${label.padEnd(width)}  ${line}`.trimEnd() : `${' '.repeat(indent)}${line}`,
    ),
  );
}

function linesOf(text: string, width: number, first = width): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > (lines.length === 0 ? first : width)) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
