/**
 * Packs the command for backend teams into one file, photo-contracts-<version>.tgz.
 *
 * Usage: node scripts/contracts-verifier-pack.ts [folder]; without one, into .cache/contracts-verifier
 */
import { join, resolve } from 'node:path';
import { packVerifier } from '../contracts/verifier/pack.ts';

console.log(packVerifier(resolve(process.argv[2] ?? join(import.meta.dirname, '../.cache/contracts-verifier'))));
