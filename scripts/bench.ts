import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, devices, type Browser } from '@playwright/test';
import { ensureBrowser } from './browser';
import { check } from './check';
import { commandFile, runAsCommand, UserError, type Environment } from './command';
import { textsIn } from './files';
import { findFreePort } from './free-port';
import { prepare } from './prepare';
import { startPreview } from './preview';
import { previewEnvironment } from './preview-settings';

const folder = join('.preview', 'bench');

/**
 * Measures the site and prints Markdown for the README, `npm run bench`: what a phone receives of
 * each page as Next exports it and as it is published, how soon the form answers on a slow phone, and
 * what building takes, with `-- --pages 500` also of a site with so many pages more.
 */
void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '0' } } });
  const more = Number(values.pages);
  const port = await findFreePort(4173);
  const environment = { ...process.env, ...previewEnvironment(port) };
  await check(environment);
  await prepare();
  await rm(folder, { recursive: true, force: true });
  await rm(join('.next', 'cache'), { recursive: true, force: true });

  const [stock, finished] = [join(folder, 'stock'), join(folder, 'finished')];
  const works = [['`next build`', ...(await nextBuild('.', environment, stock))]];
  await cp(stock, finished, { recursive: true });
  works.push(['Finishing', ...(await finishing('.', finished))]);
  if (more) {
    const project = await projectWithPages(more);
    const name = `, ${more} pages more`;
    works.push([`\`next build\`${name}`, ...(await nextBuild(project, environment, 'out'))]);
    works.push([`Finishing${name}`, ...(await finishing(project, 'out'))]);
  }

  const browser = await chromium.launch(await ensureBrowser());
  const before = await servedCompressed(stock, 0);
  const after = await servedCompressed(finished, port);
  try {
    const { default: pages } = await import('../content/pages');
    const rows: string[][] = [];
    for (const { path } of pages.filter((page) => !page.sameAs)) {
      const stockVisit = await visit(browser, before.url + path);
      rows.push([path, ...compared([stockVisit, await visit(browser, after.url + path)])]);
    }
    const contact = pages.find(({ id }) => id === 'contact');
    const delays: number[] = [];
    const address = after.url + contact?.path;
    while (contact && delays.length < 5) delays.push(await tapDelay(browser, address));
    console.log(`
Node ${process.versions.node}, Chromium ${browser.version()}. KiB as sent (text in brotli) to a phone,
390 px wide with 3 device pixels each, before scrolling and with an empty cache; stock → finished.

${table(['Page', 'HTML', 'JavaScript', 'Images', 'Fonts', 'All', 'Requests'], rows)}

Milliseconds until the empty form answered a tap, 1.5 s after load on a slow phone, in each visit:
${delays.sort((a, b) => a - b).join(', ') || 'the school has no such page'}.

${table(['Work', 'Seconds', 'Memory at its peak, MiB'], works)}`);
  } finally {
    await browser.close();
    await Promise.all([before.close(), after.close()]);
  }
});

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map((_, column) => (column ? '---:' : '---')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function nextBuild(project: string, environment: Environment, exportDirectory: string) {
  const settings = { NEXT_TELEMETRY_DISABLED: '1', EXPORT_DIR: exportDirectory };
  const args = [commandFile('next/dist/bin/next'), 'build'];
  return measured(project, args, { ...environment, ...settings });
}

function finishing(project: string, exportDirectory: string) {
  const build = { buildDirectory: '.next', basePath: '', configuration: { emailjs: null } };
  const options = JSON.stringify({ exportDirectory, ...build });
  const code = `import('./scripts/finish.ts').then((it) => it.finish(${options}))`;
  return measured(project, ['--import', 'tsx', '--eval', code], process.env);
}

/** Runs Node: the seconds that it took, and the memory of all its processes together, in MiB. */
async function measured(cwd: string, args: string[], environment: Environment): Promise<string[]> {
  const start = performance.now();
  const env = { ...environment, NODE_ENV: 'production' } as const;
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
  let peak = 0;
  const look = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 200);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(look);
  if (code !== 0) throw new UserError(`“node ${args.join(' ')}” failed: its words are above.`);
  return [((performance.now() - start) / 1000).toFixed(1), String(Math.round(peak / 1024))];
}

/** The memory of a process and of all that it started, in KiB, as `ps` tells it. */
function memoryOf(root: number): number {
  if (process.platform === 'win32') return 0;
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  return processes.reduce((sum, [pid = 0, parent = 0, kib = 0]) => {
    if (!family.has(pid) && !family.has(parent)) return sum;
    family.add(pid);
    return sum + kib;
  }, 0);
}

/** A copy of this project with pages added, like its first one; they stand in no menu. */
async function projectWithPages(count: number): Promise<string> {
  const project = join(folder, 'project');
  const rooms = ['app', 'components', 'content', 'public', 'scripts', '.generated'];
  const settings = ['package.json', 'tsconfig.json', 'next.config.mjs', 'tailwind.config.ts'];
  const parts = [...rooms, ...settings];
  for (const part of parts) await cp(part, join(project, part), { recursive: true });
  await symlink(join('..', '..', '..', 'node_modules'), join(project, 'node_modules'), 'junction');
  for (let number = 1; number <= count; number += 1) {
    const page = join(project, 'app', `page-${number}`);
    await mkdir(page);
    await writeFile(join(page, 'page.tsx'), `export { default, metadata } from '../page';\n`);
  }
  return project;
}

type Sent = { type: string; bytes: number };
const phone = devices['iPhone 14'];

/** Serves an export with its texts in brotli, as hosts send them. */
async function servedCompressed(directory: string, port: number) {
  for (const [file, text] of await textsIn(directory, /\.(html|js|svg|txt|xml|webmanifest)$/)) {
    await writeFile(join(directory, `${file}.br`), brotliCompressSync(text));
  }
  return startPreview({ directory, port, outbox: folder });
}

/** What a phone receives of a page from its own host. */
async function visit(browser: Browser, url: string): Promise<Sent[]> {
  const page = await browser.newPage(phone);
  const sent: Promise<Sent>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) return;
    const type = request.resourceType();
    sent.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return Promise.all(sent).finally(() => page.close());
}

function compared(visits: Sent[][]): string[] {
  const kib = (sent: Sent[]) => (sent.reduce((sum, each) => sum + each.bytes, 0) / 1024).toFixed(1);
  const columns = ['document', 'script', 'image', 'font', ''].map((type) =>
    visits.map((sent) => kib(sent.filter((each) => each.type.includes(type)))),
  );
  columns.push(visits.map((sent) => String(sent.length)));
  return columns.map(([before, after]) => (before === after ? after! : `${before} → ${after}`));
}

/** How long the empty form lets a tap wait on a slow phone, in milliseconds. */
async function tapDelay(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  await page.waitForTimeout(1500);
  const delay = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
    while (!document.querySelector('[aria-invalid=true]')) await new Promise(requestAnimationFrame);
    return Math.round(performance.now() - start);
  });
  await page.close();
  return delay;
}
