/**
 * Runs the sandbox without the app until it is interrupted. PORT is where an app that uses it may run.
 *
 * Usage: node scripts/sandbox.ts
 * Environment: PORT (5173), SANDBOX_PORT (5174), SANDBOX_DATA (.sandbox/; ":memory:" keeps nothing); 0 takes a free port.
 * SANDBOX_DEFECT=<operationId>:<kind> makes an operation answer defectively.
 */
import { startSandbox } from '#sandbox/main.ts';
import { commandLine } from './command-line.ts';
import { endWith } from './setup/failure.mjs';
import { readSettings } from './start/settings.ts';

commandLine('npm run sandbox', {});
try {
  const sandbox = await startSandbox({
    ...readSettings(process.env),
    app: 'none',
  });
  const stop = () => void sandbox.close().then(() => process.exit());
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  endWith(error);
}
