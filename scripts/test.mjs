// The whole check of the project: every step of the table, two at a time, one line per step, the count at the end.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'node_modules/.cache/results');
const atOnce = 2;

// The journeys of every run but the long ones among them; `npm run test:browser` makes them all.
const journeys = ['accident', 'firstLoad'];

const isThorough = process.env['THOROUGH'] !== undefined;

/** `needs` names the steps that go first; `count` reads passed and failed tests from the step's own report, else it counts as one. */
const steps = [
  { name: 'PostgreSQL', command: ['node', 'scripts/ensure-postgres.mjs'] },
  // What takes longest goes first, so that both end together. Two at once: much of it waits for services to start.
  vitest('unit tests', 'unit', ['PostgreSQL'], ['--maxWorkers=2']),
  { name: 'browser', command: ['node', 'scripts/ensure-browser.mjs'] },
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  ...(isThorough ? [] : [journeysStep()]),
  vitest('field tests', 'fields', ['browser']),
  { name: 'types', command: ['node', 'scripts/typecheck.mjs'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'dead code', command: ['knip', '--config=scripts/knip.json'] },
  { name: 'code only tests use', command: ['knip', '--config=scripts/knip.json', '--production'] },
  { name: 'texts', command: ['node', 'scripts/texts.mjs'] },
];

/** The journeys of a run by hand; a thorough run is followed by every browser test there is (`.ci/run`). */
function journeysStep() {
  return {
    name: 'browser tests',
    needs: ['browser', 'build'],
    command: [
      'playwright',
      'test',
      '--config=test/browser/playwright.config.ts',
      '--forbid-only',
      '--grep-invert=@long',
      '--reporter=dot,json',
      ...journeys,
    ],
    report: 'browser.json',
    count: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: flakyJourneys(suites),
    }),
  };
}

function vitest(name, project, needs, options = []) {
  const file = `${project}.json`;
  const output = `--outputFile.json=${join(results, file)}`;
  return {
    name,
    needs,
    command: [
      'vitest',
      'run',
      '--config=test/vitest.config.ts',
      '--allowOnly=false',
      '--project',
      project,
      ...options,
      '--reporter=minimal',
      '--reporter=json',
      output,
    ],
    report: file,
    count: (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
      flaky: flakyTests(json.testResults),
    }),
  };
}

/** The names of the tests that passed at the second try only, which a machine of CI gives them. */
function flakyJourneys(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyJourneys(suite.suites),
  ]);
}

/** Those of Vitest, with how the first try failed. */
function flakyTests(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first] }) => `${relative(root, name)}: ${fullName}\n${first}`),
  );
}

const total = { passed: 0, failed: 0, skipped: 0 };
const secondTries = [];
const done = new Map();
const waiting = [...steps];
const children = new Set();

async function worker() {
  for (let step = nextStep(); step !== undefined; step = nextStep()) {
    done.set(step.name, run(step));
    await done.get(step.name);
  }
}

// A step that must wait holds a worker only when nothing else is left to do.
function nextStep() {
  const free = waiting.findIndex((step) => (step.needs ?? []).every((name) => done.has(name)));
  return free === -1 ? undefined : waiting.splice(free, 1)[0];
}

async function run(step) {
  for (const name of step.needs ?? []) {
    if (!(await done.get(name))) return report(step, { failed: 1 }, 0, `${name} failed`);
  }
  const started = performance.now();
  const { code, output } = await execute(step.command, step.report);
  const seconds = (performance.now() - started) / 1000;
  const counted = countOf(step) ?? { passed: code === 0 ? 1 : 0 };
  // A run that dies before or after its tests has failed, whatever its report says.
  if (code !== 0 && !counted.failed) counted.failed = 1;
  return report(step, counted, seconds, output);
}

function report(step, { passed = 0, failed = 0, skipped = 0, flaky = [] }, seconds, output) {
  secondTries.push(...flaky);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const tests = step.count
    ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
    : '';
  console.log(`${failed ? 'FAILED' : 'ok    '} ${step.name} (${seconds.toFixed(1)} s${tests})`);
  if (failed) console.log(`${output}\n`);
  return failed === 0;
}

function countOf(step) {
  if (step.count === undefined) return undefined;
  try {
    return step.count(JSON.parse(readFileSync(join(results, step.report), 'utf8')));
  } catch {
    return { failed: 1 };
  }
}

function execute([command, ...args], reportFile = '') {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, reportFile),
  };
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    children.add(child);
    const output = [];
    child.stdout.on('data', (text) => output.push(text));
    child.stderr.on('data', (text) => output.push(text));
    child.once('error', (error) => output.push(Buffer.from(error.message)));
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code, output: Buffer.concat(output).toString() });
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    console.error(`Stopped by ${signal}.`);
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
await Promise.all(Array.from({ length: atOnce }, worker));
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
for (const name of secondTries) console.log(`Needed a second try: ${name}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
