import type { Browser, Page, Request } from '@playwright/test';

/** The one throttle of the bench: a slow 4G connection and a modest phone. */
export const throttle = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  slowdown: 4,
};

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

export const kinds = ['html', 'css', 'script', 'image', 'font', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** What one visit to one page loads, in bytes as sent, and when it paints, in milliseconds. */
export interface Visit {
  bytes: Record<Kind, number>;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  /** How long the page could not have answered a visitor, beyond 50 ms each time. */
  blocked: number;
  shift: number;
}

/** Visits a page with an empty cache, on a throttled phone, and looks until nothing more comes. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { slowdown, ...network } = throttle;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const finished = listen(page, url);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    const [bytes, paints] = [await weigh(finished), await page.evaluate(readPaints)];
    return { bytes, requests: finished.length, ...paints };
  } finally {
    await context.close();
  }
}

/**
 * The JavaScript that a page loads when its visitor turns to the form, in bytes as sent.
 *
 * @returns undefined for a page without a form
 */
export async function scriptsOfForm(browser: Browser, url: string): Promise<number | undefined> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const field = page.locator('form[data-hydrate] input').first();
    if ((await field.count()) === 0) return undefined;
    const finished = listen(page, url);
    await field.focus();
    await page.locator('form[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    return (await weigh(finished)).script;
  } finally {
    await context.close();
  }
}

/** The finished requests to the site itself; what a frame of another site loads is not ours. */
function listen(page: Page, url: string): Request[] {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).origin === new URL(url).origin) finished.push(request);
  });
  return finished;
}

async function weigh(requests: Request[]): Promise<Record<Kind, number>> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const request of requests) {
    bytes[kindOf(request)] += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

function kindOf(request: Request): Kind {
  switch (request.resourceType()) {
    case 'document':
      return 'html';
    case 'stylesheet':
      return 'css';
    case 'script':
    case 'image':
    case 'font':
      return request.resourceType() as Kind;
    default:
      return 'other';
  }
}

/** Runs in the page. */
function readPaints(): Promise<Omit<Visit, 'bytes' | 'requests'>> {
  return new Promise((resolve) => {
    let largestPaint = 0;
    let blocked = 0;
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => {
      const first = performance.getEntriesByName('first-contentful-paint')[0];
      resolve({ firstPaint: first?.startTime ?? 0, largestPaint, blocked, shift });
    }, 300);
  });
}
