// From openapi/order-delivery-dates.yaml by npm run generate.

export const getGetOrderDeliveryDatesUrl = (orderId: string) => `/OrderDeliveryDates/${encodeURIComponent(orderId)}`;
