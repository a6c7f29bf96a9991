/**
 * Runs the app and the sandbox in one process until it is interrupted.
 *
 * Usage: node scripts/start.ts [--dev]
 * Environment: PORT (5173), SANDBOX_PORT (5174), SANDBOX_DATA (.sandbox/; ":memory:" keeps nothing); 0 takes a free port.
 * SANDBOX_DEFECT=<operationId>:<kind> makes an operation answer defectively.
 */
import { parseArgs } from 'node:util';
import { startSandbox } from '#sandbox/main.ts';
import { endWith } from './setup/failure.mjs';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

try {
  const sandbox = await startSandbox({
    appPort: Number(process.env.PORT ?? 5173),
    sandboxPort: Number(process.env.SANDBOX_PORT ?? 5174),
    dataFolder: process.env.SANDBOX_DATA ?? '.sandbox',
    defect: process.env.SANDBOX_DEFECT,
    app: values.dev ? 'dev' : 'dist',
  });
  const stop = () => void sandbox.close().then(() => process.exit());
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  endWith(error);
}
