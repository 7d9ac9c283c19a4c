import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { askedBrowsers, ensureBrowser } from './browser';
import { build } from './build';
import { runAsCommand, runScript, UserError, printError, type Environment } from './command';
import { findFreePort } from './free-port';
import {
  previewDirectory,
  previewEnvironment,
  previewPort,
  subPath,
  subPathDirectory,
  testOutboxDirectory,
  unconnectedDirectory,
  unconnectedEnvironment,
} from './preview-settings';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A step ends by throwing when it fails; one that runs tests tells how they went. */
interface Step {
  name: string;
  run: () => Promise<void>;
  counts?: Counts;
  outcome: 'passed' | 'failed' | 'not run';
  seconds: number;
}

const step = (name: string, run: (self: Step) => Promise<void>): Step => {
  const self: Step = { name, run: () => run(self), outcome: 'not run', seconds: 0 };
  return self;
};

void runAsCommand(import.meta.url, async () => {
  const port = await findFreePort(previewPort, 3);
  const environment: Environment = { ...process.env, PREVIEW_PORT: String(port) };

  const steps = [
    step('Format', () => script('format:check')),
    step('Lint', () => script('lint')),
    step('Types', () => script('types')),
    step('Jest', (self) => runJest(self)),
    step('Browser', async () => {
      if (!askedBrowsers().includes('chromium')) return;
      const { executablePath } = await ensureBrowser();
      environment.PLAYWRIGHT_CHROMIUM_PATH = executablePath ?? '';
    }),
    step('Build, unconnected', () =>
      build({
        environment: { ...process.env, ...unconnectedEnvironment() },
        exportDir: unconnectedDirectory,
      }),
    ),
    step('Build, preview', () =>
      build({
        environment: { ...process.env, ...previewEnvironment(port) },
        exportDir: previewDirectory,
      }),
    ),
    step('Build, under a path', () =>
      build({
        environment: { ...process.env, ...previewEnvironment(port + 2, subPath) },
        exportDir: subPathDirectory,
      }),
    ),
    step('Playwright', (self) => runPlaywright(self, environment)),
  ];
  try {
    for (const each of steps) await runStep(each);
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
  console.log(summary(steps));
});

async function runStep(step: Step): Promise<void> {
  console.log(`\n── ${step.name} ──`);
  const start = performance.now();
  step.outcome = 'failed';
  try {
    await step.run();
    step.outcome = 'passed';
  } finally {
    step.seconds = (performance.now() - start) / 1000;
  }
}

async function script(name: string, args?: string[], environment?: Environment): Promise<void> {
  const code = await runScript(name, args, environment);
  if (code !== 0) throw new UserError(`The step above found something (npm run ${name}).`);
}

const reports = resolve('.preview', 'reports');

/** Runs tests, and reads from the report they write how they went, also when some failed. */
async function runTests(
  step: Step,
  report: string,
  run: () => Promise<void>,
  read: (report: string) => Counts,
): Promise<void> {
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  try {
    await run();
  } finally {
    try {
      step.counts = read(readFileSync(report, 'utf8'));
    } catch {
      console.error(`${step.name} wrote no report.`);
    }
  }
  if (!step.counts?.passed) throw new UserError(`${step.name} ran no test at all.`);
}

function runJest(step: Step): Promise<void> {
  const file = resolve(reports, 'jest.json');
  const run = () => script('test:unit', ['--json', `--outputFile=${file}`]);
  return runTests(step, file, run, (report) => {
    const counts = JSON.parse(report) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numFailedTestSuites: number;
    };
    return {
      passed: counts.numPassedTests,
      // A file that could not even be read has no tests that could fail.
      failed: Math.max(counts.numFailedTests, counts.numFailedTestSuites),
      skipped: counts.numPendingTests,
    };
  });
}

function runPlaywright(step: Step, environment: Environment): Promise<void> {
  const file = resolve(reports, 'playwright.json');
  rmSync(testOutboxDirectory, { recursive: true, force: true });
  const run = () => script('test:e2e', [], { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return runTests(step, file, run, (report) => {
    const { stats } = JSON.parse(report) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    };
  });
}

/** A table of the steps, and how the tests went on lines of their own. */
function summary(steps: Step[]): string {
  const rows = steps.map(({ name, outcome, seconds }) => {
    const time = outcome === 'not run' ? '' : `${seconds.toFixed(1).padStart(6)} s`;
    return `${name.padEnd(20)} ${outcome.padEnd(8)}${time}`.trimEnd();
  });
  const tests = steps.flatMap(({ name, counts }) =>
    counts ? [`${name}: ${counts.passed} passed, ${counts.failed} failed`] : [],
  );
  const skipped = steps.reduce((sum, { counts }) => sum + (counts?.skipped ?? 0), 0);
  const done = steps.every(({ outcome }) => outcome === 'passed');
  return [
    '',
    ...rows,
    '',
    ...(done
      ? [`${unconnectedDirectory}/ is now unconnected: “npm run build” before publishing.`]
      : []),
    ...(skipped ? [`Skipped tests: ${skipped}.`] : []),
    ...tests,
  ].join('\n');
}
