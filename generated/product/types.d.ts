// From openapi/product.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
        ProductFile: {
            purpose: string;
            name?: string;
        };
        Product: {
            code?: string;
            files?: components["schemas"]["ProductFile"][];
        };
    };
}
interface operations {
    getProduct: {
        parameters: {
            query: {
                /** @description Always none. */
                extendResponseCommand: "none";
                /** @description Always false. */
                extendResponseWithUrls: false;
            };
            header?: never;
            path: {
                /**
                 * @description The product code.
                 * @example OR-1
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. Only the purposes of its files are read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
            /** @description There is no such product. The client takes it for a product without files. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client leaves the button out. */
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
