// From openapi/reorder.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
        ReorderStatus: {
            canReorder?: boolean;
            status?: string;
        };
        Reorder: {
            /**
             * Format: uri
             * @description An http or https address.
             */
            ShopUrl: string;
        };
    };
}
interface operations {
    getReorderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order code.
                 * @example SO-1001
                 */
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReorderStatus"];
                };
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing is known of this order. The client hides the button. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client hides the button. */
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
    createDirectReorder: {
        parameters: {
            query: {
                /**
                 * @description The order code.
                 * @example SO-1001
                 */
                OrderCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the customer goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reorder"];
                };
            };
            /** @description The order code is not readable. The client shows the failed state at the button. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing, expired or refused. The client refreshes it once and repeats the call, else starts sign-in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. The client shows the failed state at the button. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The order can no longer be ordered again. The client says so and asks for the status again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client shows the failed state at the button, with the correlation id. */
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
