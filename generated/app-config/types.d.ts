// From openapi/app-config.yaml by npm run generate.
interface components {
    schemas: {
        /**
         * Format: uri
         * @description An absolute address, with or without a trailing slash.
         */
        Address: string;
        /**
         * Format: uri
         * @description An address that is given tokens, with or without a trailing slash. It is encrypted, or this machine itself.
         */
        TokenAddress: string;
        AppConfig: {
            /** @description "production", or the name of a test environment. */
            environment: string;
            /** @description Service slug -> base address. */
            services: {
                [key: string]: components["schemas"]["TokenAddress"];
            };
            auth: components["schemas"]["AuthConfig"];
            /** @description Default: X-Correlation-Id. */
            correlationIdHeader?: string;
            /** @description Where signed links to pictures and archives point; used for the content security policy. */
            pictureOrigins?: components["schemas"]["Address"][];
            /** @description Flag -> on or off. */
            features?: {
                [key: string]: boolean;
            };
            /** @description Flag -> hosts on which it is on. */
            hostAllowList?: {
                [key: string]: string[];
            };
            push?: components["schemas"]["PushConfig"];
            scripts?: components["schemas"]["ScriptsConfig"];
            consentCookieName?: string;
            supportChat?: components["schemas"]["SupportChatConfig"];
            feedback?: components["schemas"]["FeedbackConfig"];
            errorReportingUrl?: components["schemas"]["Address"];
            reorderDirectUrl?: components["schemas"]["TokenAddress"];
            merchandiseUrl?: components["schemas"]["TokenAddress"];
            /** @description Used only when it is a valid URL. */
            mobileUploadUrl?: string;
            printsEditor?: components["schemas"]["PrintsEditorConfig"];
            galleryEnabled?: boolean;
            callbackFormats?: string[];
        };
        AuthConfig: {
            authority: components["schemas"]["TokenAddress"];
            clientId: string;
            scope: string;
            /** @description The claim whose value b2b marks business customers. Default: amr. */
            businessUserClaim?: string;
            /** @description How long the refresh cookie is kept. Default: 14 days. */
            refreshTokenLifetimeSeconds?: number;
        };
        PushConfig: {
            photoImportPushUrl?: components["schemas"]["TokenAddress"];
            downloadPushUrl?: components["schemas"]["TokenAddress"];
        };
        PrintsEditorConfig: {
            /** @description Hosts outside the vendor's own domain that may be given a token. */
            hosts?: string[];
            /** @description What the editor calls token, channel, tempSelectionId and productCode, where that is not so: our name -> the editor's. format, the ID of the article that the customer has chosen to have printed, is handed over only where it has a name here. */
            parameters?: {
                [key: string]: string;
            };
        };
        ScriptsConfig: {
            cookieConsentUrl?: components["schemas"]["Address"];
        };
        SupportChatConfig: {
            enabled: boolean;
            scriptUrl?: components["schemas"]["Address"];
        };
        FeedbackConfig: {
            scriptUrl: components["schemas"]["Address"];
            keys?: {
                [key: string]: string;
            };
            keysSmall?: {
                [key: string]: string;
            };
        };
        Texts: {
            [key: string]: string;
        };
    };
}
interface operations {
    getAppConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["AppConfig"];
                };
            };
            /** @description The file is missing. The client shows the boundary banner. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The host failed. The client shows the boundary banner. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getLocale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A BCP 47 tag, one of the eleven locales.
                 * @example en-GB
                 */
                locale: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Texts"];
                };
            };
            /** @description There is no such locale. The client uses the bundled en-GB. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The host failed. The client uses the bundled en-GB. */
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
