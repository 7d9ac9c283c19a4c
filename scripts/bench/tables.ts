import type { Cost } from './memory';
import type { Kind, Visit } from './visit';

/** A page's visits, to the stock export and to the finished one, in the middle of several. */
export interface Compared {
  path: string;
  stock: Visit;
  finished: Visit;
}

/** How long a piece of work took, and what it needed. */
export interface Work extends Cost {
  name: string;
}

/** What every page loads. */
export function bytesTable(rows: Compared[]): string {
  const pair = (row: Compared, read: (visit: Visit) => number) =>
    `${kibibytes(read(row.stock))} → ${kibibytes(read(row.finished))}`;
  const of = (row: Compared, kind: Kind) => pair(row, ({ bytes }) => bytes[kind]);
  return markdown(
    ['Page', 'HTML', 'CSS files', 'JavaScript', 'Images', 'Fonts', 'All', 'Ratio', 'Requests'],
    rows.map((row) => [
      row.path,
      of(row, 'html'),
      of(row, 'css'),
      of(row, 'script'),
      of(row, 'image'),
      of(row, 'font'),
      pair(row, all),
      ratio(all(row.stock), all(row.finished)),
      `${row.stock.requests} → ${row.finished.requests}`,
    ]),
  );
}

/** When every page paints. */
export function paintsTable(rows: Compared[]): string {
  const cells = (row: Compared, read: (visit: Visit) => number) => [
    `${seconds(read(row.stock))} → ${seconds(read(row.finished))}`,
    ratio(read(row.stock), read(row.finished)),
  ];
  return markdown(
    ['Page', 'First paint', 'Ratio', 'Largest paint', 'Ratio', 'Blocked', 'Layout shift'],
    rows.map((row) => [
      row.path,
      ...cells(row, ({ firstPaint }) => firstPaint),
      ...cells(row, ({ largestPaint }) => largestPaint),
      `${seconds(row.stock.blocked)} → ${seconds(row.finished.blocked)}`,
      `${shift(row.stock.shift)} → ${shift(row.finished.shift)}`,
    ]),
  );
}

/** What building takes. */
export function worksTable(works: Work[]): string {
  return markdown(
    ['Work', 'Seconds', 'Memory at its peak'],
    works.map(({ name, seconds: taken, memory }) => [
      name,
      taken.toFixed(1),
      memory === undefined ? 'not measured' : `${Math.round(memory / 1024 ** 2)} MiB`,
    ]),
  );
}

/** The visit in the middle of several, each of its times for itself. */
export function median(visits: Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('There is no visit to take the middle of.');
  const middle = (read: (visit: Visit) => number) =>
    visits.map(read).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    ...first,
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocked: middle(({ blocked }) => blocked),
    // Of what should not happen at all, the worst counts.
    shift: Math.max(...visits.map((visit) => visit.shift)),
  };
}

/** How many times more the first is than the second. */
export function ratio(stock: number, finished: number): string {
  return finished > 0 ? `${(stock / finished).toFixed(1)}×` : '';
}

function all({ bytes }: Visit): number {
  return Object.values(bytes).reduce((sum, each) => sum + each, 0);
}

const kibibytes = (bytes: number) => (bytes ? (bytes / 1024).toFixed(1) : '0');
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const shift = (value: number) => (value ? value.toFixed(3) : '0');

/** A table as prettier would write it: the first column to the left, the others to the right. */
function markdown(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(4, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head.map(pad)), line(rule), ...rows.map((row) => line(row.map(pad)))].join('\n');
}
