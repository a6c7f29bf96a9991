/**
 * `npm run shape`: how the product's own code is cut: files and their lengths, folder by folder, and folders that import each other.
 * Left out are tests and what serves them, generated code and style sheets; the lengths are those of the product alone, the folders those
 * of the sandbox, the contracts and the scripts as well.
 */
import { commandLine } from './command-line.ts';
import { describeShape } from './shape/shape.ts';

commandLine('npm run shape', {});
console.log(await describeShape());
