// From openapi/merchandise.yaml by npm run generate.

export const getListChannelsUrl = () => '/graphql#Channels';

export const getGetChannelUrl = () => '/graphql#Channel';
