import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendPageFile } from '../http/pages.ts';

const FOLDER = join(import.meta.dirname, 'page');
const FILES: Readonly<Record<string, string>> = {
  '': 'index.html',
  '/': 'index.html',
  '/page.css': 'page.css',
  '/icon.svg': 'icon.svg',
  '/page.js': 'page.js',
  '/elements.js': 'elements.js',
  '/journal.js': 'journal.js',
  '/faults.js': 'faults.js',
};

/** Answers the page with the controls and its files. Says whether the path is one of them. */
export function answerControlPage(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (file === undefined || request.method !== 'GET') return false;
  sendPageFile(response, FOLDER, file);
  return true;
}
