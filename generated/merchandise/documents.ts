// From openapi/merchandise.graphql by npm run generate.

export const CHANNELS_QUERY =
  'query Channels{Channels{ID VendorID Locale}}';

export const CHANNEL_QUERY =
  'query Channel($channelCode:ID!$locale:String!){Channel(channelCode:$channelCode locale:$locale){ID ShopURL CurrencyID Articles{ID ArticleType Title PageHeight PageWidth Visible Links{Href Rel}}OptionGroups{Border{...Group}CoverText{...Group}CoverType{...Group}ExtraPages{...Group}FloatingFrame{...Group}Glossy{...Group}ImageEnhancement{...Group}LayFlat{...Group}Linnen{...Group}Paper{...Group}PlanksOrientation{...Group}PremiumLayFlat{...Group}PrintSize{...Group}Toggles{...Group}VoucherDiscount{...Group}WoodFinishing{...Group}Wrappers{...Group}PrebuiltPosterFrame{...Group}BoxFrame{...Group}PosterFrame{...Group}Passepartout{...Group}HangingKit{...Group}}}}fragment Group on OptionGroup{ID Options{ID Title}}';
