import { sendFirstReads } from '#app/ahead.ts';

sendFirstReads();
