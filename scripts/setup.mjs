/**
 * Set-up that npm runs before most commands: installs and makes what each needs and is missing, and nothing else.
 *
 * Usage: node scripts/setup.mjs start | dev | sandbox | test | all | browsers | measure | build | api
 *
 * It runs before anything is installed and on whatever Node the machine has, so this first file stays within what a
 * very old Node can parse: it must be able to say that Node is too old.
 */
const oldestNode = 20;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  process.stderr.write(
    '\nNode ' +
      process.versions.node +
      ' is too old for this project: install Node ' +
      oldestNode +
      ' or newer from https://nodejs.org, then run the command again.\n\n',
  );
  process.exitCode = 1;
} else {
  import('./setup/main.mjs').then((main) => main.setUp(process.argv[2]));
}
