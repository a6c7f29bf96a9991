// From openapi/order-delivery-dates.yaml by npm run generate.
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
        DeliveryDates: {
            earliest?: components["schemas"]["DayOrMoment"];
            latest?: components["schemas"]["DayOrMoment"];
            deliveryDate?: components["schemas"]["DayOrMoment"];
        };
    };
}
interface operations {
    getOrderDeliveryDates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order code.
                 * @example SO-1001
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDates"];
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
            /** @description Nothing is known of this order. The client takes it for an answer without dates. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The service failed. The client leaves the block out. */
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
