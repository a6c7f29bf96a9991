// From openapi/public-vendor-config.yaml by npm run generate.
export interface paths {
    "/{host}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configuration of one vendor.
         * @description On any failure the client uses empty menus and default routes and hides links it has no address for.
         */
        get: operations["getVendorConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
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
            channelId?: string;
            cutOffCampaign?: string;
            ftpInstructionsUrl?: components["schemas"]["Address"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
