// From openapi/voucher.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
        DayOrMoment: string;
        VoucherOffer: {
            title?: string;
            expiryDate?: components["schemas"]["DayOrMoment"];
        } & {
            [key: string]: unknown;
        };
    };
}
interface operations {
    getVoucherOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The voucher code of a product.
                 * @example SAVE10
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. All fields are optional, unknown ones are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherOffer"];
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
            /** @description There is no such voucher. The client takes it for an answer, isVoucherFound false. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. The call fails with status and address; the client does not repeat it by itself. */
            429: {
                headers: {
                    /**
                     * @description Seconds after which the call may be made again.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The call fails with status and address. */
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
