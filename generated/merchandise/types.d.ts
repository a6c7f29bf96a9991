// From openapi/merchandise.yaml by npm run generate.
interface components {
    schemas: {
        /** @description Optional detail of a failure; never shown raw to the customer. */
        Problem: {
            code?: string;
            message?: string;
            title?: string;
            detail?: string;
        };
        ChannelsQuery: {
            /** @enum {string} */
            operationName: "Channels";
            /** @description The query of merchandise.graphql. */
            query: string;
        };
        ChannelQuery: {
            /** @enum {string} */
            operationName: "Channel";
            /** @description The query of merchandise.graphql with its fragment. */
            query: string;
            variables: {
                channelCode: string;
                locale: string;
            };
        };
        GraphQlError: {
            message: string;
            path?: (string | number)[];
            extensions?: {
                [key: string]: unknown;
            };
        };
        ChannelsAnswer: {
            data?: components["schemas"]["ChannelsData"] | null;
            errors?: components["schemas"]["GraphQlError"][];
        };
        ChannelsData: {
            Channels: components["schemas"]["ChannelReference"][];
        };
        ChannelReference: {
            ID: string;
            VendorID: string;
            Locale: string;
        };
        ChannelAnswer: {
            data?: components["schemas"]["ChannelData"] | null;
            errors?: components["schemas"]["GraphQlError"][];
        };
        ChannelData: {
            Channel: components["schemas"]["Channel"] | null;
        };
        Channel: {
            ID: string;
            /** Format: uri */
            ShopURL: string | null;
            CurrencyID: string | null;
            Articles: components["schemas"]["Article"][];
            OptionGroups: components["schemas"]["OptionGroups"];
        };
        Article: {
            ID: string;
            /** @description A photo book when it contains "photobook" in any case. */
            ArticleType: string;
            Title: string | null;
            /** @description In millimetres; null for articles without pages. */
            PageHeight: number | null;
            /** @description In millimetres; null for articles without pages. */
            PageWidth: number | null;
            Visible: boolean;
            Links: components["schemas"]["Link"][];
        };
        Link: {
            Href: string;
            Rel: string;
        };
        OptionGroups: {
            Border: components["schemas"]["OptionGroup"] | null;
            CoverText: components["schemas"]["OptionGroup"] | null;
            CoverType: components["schemas"]["OptionGroup"] | null;
            ExtraPages: components["schemas"]["OptionGroup"] | null;
            FloatingFrame: components["schemas"]["OptionGroup"] | null;
            Glossy: components["schemas"]["OptionGroup"] | null;
            ImageEnhancement: components["schemas"]["OptionGroup"] | null;
            LayFlat: components["schemas"]["OptionGroup"] | null;
            Linnen: components["schemas"]["OptionGroup"] | null;
            Paper: components["schemas"]["OptionGroup"] | null;
            PlanksOrientation: components["schemas"]["OptionGroup"] | null;
            PremiumLayFlat: components["schemas"]["OptionGroup"] | null;
            PrintSize: components["schemas"]["OptionGroup"] | null;
            Toggles: components["schemas"]["OptionGroup"] | null;
            VoucherDiscount: components["schemas"]["OptionGroup"] | null;
            WoodFinishing: components["schemas"]["OptionGroup"] | null;
            Wrappers: components["schemas"]["OptionGroup"] | null;
            PrebuiltPosterFrame: components["schemas"]["OptionGroup"] | null;
            BoxFrame: components["schemas"]["OptionGroup"] | null;
            PosterFrame: components["schemas"]["OptionGroup"] | null;
            Passepartout: components["schemas"]["OptionGroup"] | null;
            HangingKit: components["schemas"]["OptionGroup"] | null;
        };
        OptionGroup: {
            ID: string;
            Options: components["schemas"]["Option"][];
        };
        Option: {
            ID: string;
            Title: string | null;
        };
    };
}
interface operations {
    listChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelsQuery"];
            };
        };
        responses: {
            /** @description The channels; or errors, which the client takes for a failure whatever else the answer holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelsAnswer"];
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
            /** @description The service failed. The client does the same as for errors. */
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
    getChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelQuery"];
            };
        };
        responses: {
            /** @description The catalogue, or null when there is no such channel; or errors, which the client takes for a failure whatever else the answer holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelAnswer"];
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
            /** @description The service failed. The client does the same as for errors. */
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
