import type { Reporter, TestCase } from 'vitest/node';

/** Names at the end of a run the tests that failed once and passed when repeated, as Playwright does of journeys. */
export default class RepeatedTests implements Reporter {
  #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#names.length === 0) return;
    console.log(`  ${this.#names.length} flaky\n${this.#names.map((name) => `    ${name}`).join('\n')}`);
  }
}
