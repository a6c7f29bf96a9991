/** Name of the header that carries the correlation id unless the configuration names another (O72). */
export const CORRELATION_ID_HEADER = 'X-Correlation-Id';
