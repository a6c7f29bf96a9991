/**
 * Runs the sandbox without the app until it is interrupted. PORT is where an app that uses it may run.
 *
 * Usage: node scripts/sandbox.ts
 * Environment: PORT (5173), SANDBOX_PORT (5174), SANDBOX_DATA (.sandbox/; ":memory:" keeps nothing); 0 takes a free port.
 * SANDBOX_DEFECT=<operationId>:<kind> makes an operation answer defectively.
 */
import { startSandbox } from '#sandbox/main.ts';
import { endWith } from './setup/failure.mjs';

try {
  const sandbox = await startSandbox({
    appPort: Number(process.env.PORT ?? 5173),
    sandboxPort: Number(process.env.SANDBOX_PORT ?? 5174),
    dataFolder: process.env.SANDBOX_DATA ?? '.sandbox',
    defect: process.env.SANDBOX_DEFECT,
    app: 'none',
  });
  const stop = () => void sandbox.close().then(() => process.exit());
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  endWith(error);
}
