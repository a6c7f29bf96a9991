// From openapi/public-vendor-config.yaml by npm run generate.
interface components {
    schemas: {
        /** Format: uri */
        Address: string;
        MenuEntry: {
            label: string;
            href: components["schemas"]["Address"];
        };
        Menus: {
            header?: components["schemas"]["MenuEntry"][];
            footer?: components["schemas"]["MenuEntry"][];
        };
        VendorConfig: {
            menus?: components["schemas"]["Menus"];
            /** @description Route key -> path, merged over the app's own routes. */
            routes?: {
                [key: string]: string;
            };
            shopUrl?: components["schemas"]["Address"];
            faqUrl?: components["schemas"]["Address"];
            customerCareUrl?: components["schemas"]["Address"];
            printsEditorUrl?: components["schemas"]["Address"];
            paymentMethodUrl?: components["schemas"]["Address"];
            /** @description Where an order that is not paid yet is paid; the client adds its code as the query orderCode. Without it she is led to customer care. */
            orderPaymentUrl?: components["schemas"]["Address"];
            channelId?: string;
            cutOffCampaign?: string;
            ftpInstructionsUrl?: components["schemas"]["Address"];
        };
    };
}
interface operations {
    getVendorConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The host name of the app, without a port.
                 * @example account.folioleaf-uk.example
                 */
                host: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorConfig"];
                };
            };
            /** @description There is no such vendor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type { operations };
