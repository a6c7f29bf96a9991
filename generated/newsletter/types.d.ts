// From openapi/newsletter.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
    };
}
interface operations {
    confirmNewsletterSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The email of the link, encoded for the path (anna%40example.com).
                 * @example anna@example.com
                 */
                email: string;
                /**
                 * @description The confirmation-token of the link.
                 * @example confirmation-1
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed; a body is ignored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E-mail address or token is not readable. The client shows the error page. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such subscription. The client shows the error page. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The link was used before, or has expired. The client shows the error page. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. The client shows the error page and does not repeat by itself. */
            429: {
                headers: {
                    /**
                     * @description Seconds after which the customer may try again.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the error page. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
export type { operations };
