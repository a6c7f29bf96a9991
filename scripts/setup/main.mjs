import { buildApp } from './app-build.mjs';
import { installBrowser } from './browser.mjs';
import { installDependencies } from './dependencies.mjs';
import { provideEngines } from './engines.mjs';
import { SetupFailure, endWith } from './failure.mjs';
import { generateCode } from './generated-code.mjs';
import { oneAtATime } from './lock.mjs';
import { provideNginx } from './nginx.mjs';
import { checkPinnedNode } from './pinned-node.mjs';

/**
 * Steps that each command needs before it can run, in order. `test` builds and checks the generated code as steps of
 * its own (scripts/test.ts), where a failure is counted instead of ending the run, and brings no other engines: `all`
 * does.
 */
const needs = {
  start: [installDependencies, checkPinnedNode, generateCode, buildApp],
  dev: [installDependencies, checkPinnedNode, generateCode],
  sandbox: [installDependencies, checkPinnedNode, generateCode],
  test: [installDependencies, checkPinnedNode, installBrowser, provideNginx],
  all: [installDependencies, checkPinnedNode, installBrowser, provideNginx, provideEngines],
  browsers: [installDependencies, checkPinnedNode, installBrowser, provideEngines, buildApp],
  measure: [installDependencies, checkPinnedNode, installBrowser, buildApp],
  build: [installDependencies, checkPinnedNode, buildApp],
  // Its steps run beside each other: none may find that packages are missing, and change them under another.
  api: [installDependencies, checkPinnedNode],
};

/**
 * Sets up what a command needs and is missing; ends the process with one line on what to do when that is impossible.
 *
 * @param {string | undefined} command
 */
export async function setUp(command) {
  try {
    const steps = needs[/** @type {keyof typeof needs} */ (command)];
    if (!steps) throw new SetupFailure(`Say what to set up: node scripts/setup.mjs ${Object.keys(needs).join(' | ')}`);
    await oneAtATime(async () => {
      for (const step of steps) await step();
    });
  } catch (error) {
    endWith(error);
  }
}
