import type { ChartTable, Part } from '@bocage/catalogue';
import type { BookChapter, BookLook } from '@bocage/host';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { rulesWords as text } from '../words/en/rules.ts';
import {
  type BookPage,
  depthOf,
  hereIn,
  leaf,
  linked,
  MOST_FOUND,
  neighbours,
  pageOf,
  type Reading,
  search,
  sourceParts,
  turnTo,
} from './book.ts';
import './book.css';

interface BookProps {
  readonly book: BookLook;
  /** Opened at this rule; each opening counts anew. */
  readonly opened: { readonly rule: string | null; readonly count: number };
  /** The steps under way, the outermost first; null where no game is played. */
  readonly here: readonly string[] | null;
  onClose?: (() => void) | undefined;
}

const firstPage = (book: BookLook, rule: string | null): BookPage =>
  rule === null ? { kind: 'contents' } : pageOf(book, rule);

/** The rulebook: contents, chapters, the sequence of play, charts; with a search, and a way back. */
export const Book = ({ book, opened, here, onClose }: BookProps) => {
  const [reading, setReading] = useState<Reading>(() => ({ pages: [firstPage(book, opened.rule)], at: 0 }));
  const [wanted, setWanted] = useState('');
  const [lastOpened, setLastOpened] = useState(opened.count);
  if (lastOpened !== opened.count) {
    setLastOpened(opened.count);
    setWanted('');
    setReading((before) => turnTo(before, firstPage(book, opened.rule)));
  }
  const body = useRef<HTMLDivElement>(null);
  const page = reading.pages[reading.at] as BookPage;
  const go = (next: BookPage): void => {
    setWanted('');
    setReading((before) => turnTo(before, next));
  };
  const shown = useDeferredValue(wanted);
  useEffect(() => {
    const target = page.kind === 'chapter' && page.rule !== undefined ? `[data-rule="${page.rule}"]` : 'h2';
    const found = body.current?.querySelector<HTMLElement>(target);
    if (target === 'h2') body.current?.scrollTo({ top: 0 });
    else found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  }, [page]);
  return (
    <section className="book" aria-label={text.label}>
      <header className="book-head">
        <div className="book-ways">
          <button type="button" className="button button-quiet" aria-label={text.back} disabled={reading.at === 0} onClick={() => setReading((r) => leaf(r, -1))}>
            <span aria-hidden="true">←</span>
          </button>
          <button type="button" className="button button-quiet" aria-label={text.forward} disabled={reading.at === reading.pages.length - 1} onClick={() => setReading((r) => leaf(r, 1))}>
            <span aria-hidden="true">→</span>
          </button>
          <p className="book-title">{text.title(book.title)}</p>
          {onClose === undefined ? null : (
            <button type="button" className="button button-quiet" aria-label={text.close} onClick={onClose}>
              <span aria-hidden="true">✕</span>
            </button>
          )}
        </div>
        <input
          type="search"
          className="book-search"
          aria-label={text.search}
          placeholder={text.search}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <nav className="book-views" aria-label={text.label}>
          {(['contents', 'sequence', 'charts'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-current={wanted === '' && isIn(page, kind) ? 'page' : undefined}
              onClick={() => go({ kind })}
            >
              {text.views[kind]}
            </button>
          ))}
        </nav>
      </header>
      <div className="book-body" ref={body}>
        {shown.trim() === '' ? (
          <Page book={book} page={page} here={here} go={go} />
        ) : (
          <Results book={book} wanted={shown} go={go} />
        )}
      </div>
    </section>
  );
}; // biome-ignore format: short

const isIn = ({ kind }: BookPage, view: BookPage['kind']): boolean =>
  kind === view || (kind === 'chapter' && view === 'contents') || (kind === 'chart' && view === 'charts');

interface PageProps {
  readonly book: BookLook;
  go(page: BookPage): void;
}

const Page = ({
  page,
  here,
  ...rest
}: PageProps & { readonly page: BookPage; readonly here: BookProps['here'] }) => {
  const { book } = rest;
  switch (page.kind) {
    case 'contents':
      return <Contents {...rest} />;
    case 'sequence':
      return <Sequence {...rest} here={here} />;
    case 'charts':
      return <Charts {...rest} />;
    case 'chart':
      return <ChartPage {...rest} id={page.id} />;
    case 'chapter': {
      const chapter = book.chapters.find(({ id }) => id === page.id);
      return chapter === undefined ? (
        <Contents {...rest} />
      ) : (
        <Chapter {...rest} chapter={chapter} rule={page.rule} />
      );
    }
  }
};

const Head = ({ children }: { readonly children: ReactNode }) => (
  <h2 tabIndex={-1} className="book-page">
    {children}
  </h2>
);

const Contents = ({ book, go }: PageProps) => (
  <>
    <Head>{text.views.contents}</Head>
    <p className="book-note">{text.ours}</p>
    <ul className="book-contents">
      {book.chapters.map((chapter) => (
        <li key={chapter.id} style={{ paddingInlineStart: `${depthOf(book, chapter)}rem` }}>
          <button type="button" onClick={() => go({ kind: 'chapter', id: chapter.id })}>
            <b>{chapter.id}</b> {chapter.title}
          </button>
        </li>
      ))}
    </ul>
  </>
);

interface ChapterProps extends PageProps {
  readonly chapter: BookChapter;
  readonly rule?: string | undefined;
}

/** A chapter with all its cases; the one that was asked for stands out among its neighbours. */
const Chapter = ({ book, go, chapter, rule }: ChapterProps) => {
  const { before, after } = neighbours(book, chapter.id);
  const charts = book.charts.filter((chart) => chapter.rules.includes(chart.rule));
  return (
    <>
      <Head>{text.chapter(chapter.id, chapter.title)}</Head>
      <dl className="book-cases">
        {chapter.rules.map((one) => (
          <div key={one} data-rule={one} tabIndex={-1} aria-current={one === rule ? 'true' : undefined}>
            <dt>{one}</dt>
            <dd>
              <Linked book={book} go={go} said={book.cases[one] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      {charts.length === 0 ? null : <ChartList charts={charts} go={go} />}
      <nav className="book-neighbours">
        {[before, after].map((one, i) =>
          one === undefined ? null : (
            <button key={one.id} type="button" onClick={() => go({ kind: 'chapter', id: one.id })}>
              {(i === 0 ? text.previous : text.next)(text.chapter(one.id, one.title))}
            </button>
          ),
        )}
      </nav>
    </>
  );
};

const Linked = ({ book, go, said }: PageProps & { readonly said: string }) =>
  linked(book, said).map(({ text: piece, rule }, i) =>
    rule === undefined ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
      <Link key={i} book={book} go={go} rule={rule} />
    ),
  );

const Link = ({ book, go, rule }: PageProps & { readonly rule: string }) => (
  <button
    type="button"
    className="book-link"
    aria-label={text.rule(rule)}
    onClick={() => go(pageOf(book, rule))}
  >
    {rule}
  </button>
);

const Sequence = ({ book, go, here }: PageProps & { readonly here: BookProps['here'] }) => {
  const way = useMemo(() => (here === null ? [] : hereIn(book.sequence, here)), [book, here]);
  return (
    <>
      <Head>{text.views.sequence}</Head>
      {here === null ? <p className="book-note">{text.notHere}</p> : null}
      <Parts book={book} go={go} parts={book.sequence} way={way} />
    </>
  );
};

interface PartsProps extends PageProps {
  readonly parts: readonly Part[];
  /** The way to where the game stands; undefined where it is not in here. */
  readonly way: readonly number[] | undefined;
}

const Parts = ({ book, go, parts, way }: PartsProps) => (
  <ol className="book-sequence">
    {parts.map(({ title, rule, parts: inner = [] }, i) => {
      const isOn = way !== undefined && way[0] === i;
      const isHere = isOn && way.length === 1;
      return (
        <li key={title} className={isOn ? 'book-on' : ''} aria-current={isHere ? 'step' : undefined}>
          <span>{title}</span> {rule === undefined ? null : <Link book={book} go={go} rule={rule} />}
          {isHere ? <b className="book-here">{text.you}</b> : null}
          {inner.length === 0 ? null : (
            <Parts book={book} go={go} parts={inner} way={isOn ? way.slice(1) : undefined} />
          )}
        </li>
      );
    })}
  </ol>
);

const Charts = ({ book, go }: PageProps) => (
  <>
    <Head>{text.views.charts}</Head>
    {book.charts.length === 0 ? (
      <p className="book-note">{text.noCharts}</p>
    ) : (
      <ChartList charts={book.charts} go={go} />
    )}
  </>
);

const ChartList = ({ charts, go }: Pick<PageProps, 'go'> & Pick<BookLook, 'charts'>) => (
  <ul className="book-contents">
    {charts.map(({ id, title }) => (
      <li key={id}>
        <button type="button" onClick={() => go({ kind: 'chart', id })}>
          <span aria-hidden="true">▦</span> {title}
        </button>
      </li>
    ))}
  </ul>
);

const ChartPage = ({ book, go, id }: PageProps & { readonly id: string }) => {
  const chart = book.charts.find((one) => one.id === id);
  if (chart === undefined) return <Charts book={book} go={go} />;
  return (
    <>
      <Head>{chart.title}</Head>
      <p className="book-note">
        <Link book={book} go={go} rule={chart.rule} /> {chart.note}
      </p>
      {chart.tables.map((table, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place in the chart
        <Table key={i} table={table} name={table.title === '' ? chart.title : table.title} />
      ))}
      <Source source={chart.source} />
    </>
  );
};

/** A table that is wider than the page is scrolled sideways, its heads staying in sight. */
const Table = ({
  table: { title, columns, rows, source },
  name,
}: {
  readonly table: ChartTable;
  readonly name: string;
}) => (
  <div className="book-chart">
    {title === '' ? null : <h3>{title}</h3>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by its focus */}
    <section className="book-chart-frame" tabIndex={0} aria-label={name}>
      <table>
        {columns.length === 0 ? null : (
          <thead>
            <tr>
              {columns.map((column, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={i} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ head, cells, source: own }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={i} title={own}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <RowSources rows={rows} />
    {source === undefined ? null : <Source source={source} />}
  </div>
);

/** Rows that have a source of their own, under the table, where a finger can read them too. */
const RowSources = ({ rows }: Pick<ChartTable, 'rows'>) => {
  const own = rows.filter(({ source }) => source !== undefined);
  if (own.length === 0) return null;
  return (
    <details className="book-sources">
      <summary>{text.source}</summary>
      <dl>
        {own.map(({ head, source = '' }) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{source}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

const Source = ({ source }: { readonly source: string }) => (
  <div className="book-source">
    <b>{text.source}</b>
    <ul>
      {sourceParts(source).map(({ sort, text: said }) => (
        <li key={said} data-sort={sort}>
          {said}
        </li>
      ))}
    </ul>
  </div>
);

const Results = ({ book, go, wanted }: PageProps & { readonly wanted: string }) => {
  const found = useMemo(() => search(book, wanted), [book, wanted]);
  return (
    <>
      <p className="book-note" role="status">
        {found.length === 0 ? text.nothing : text.found(found.length)}
      </p>
      <ul className="book-found">
        {found.slice(0, MOST_FOUND).map(({ page, head, text: said }) => (
          <li key={JSON.stringify(page)}>
            <button type="button" onClick={() => go(page)}>
              <b>{head}</b> <span>{said}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_FOUND ? <p className="book-note">{text.more(found.length - MOST_FOUND)}</p> : null}
    </>
  );
};
