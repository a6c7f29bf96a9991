import { addressSchema, addressTexts } from '#forms/address/address-schema.ts';
import { postalAddress, type AddressValues, type PostalAddress } from '#forms/address/address-values.ts';
import { formRules } from '#forms/form-rules.ts';
import { DeliveryAddress } from '#generated/order/model/deliveryAddress.zod.ts';

/** What is typed of the new address of an order. An address that was typed is a home. */
export type TypedDelivery = PostalAddress & Pick<DeliveryAddress, 'deliveryType'>;

/** What the new address of an order has to be (O99, O126). */
export const deliveryAddressRules = formRules<AddressValues, TypedDelivery, typeof DeliveryAddress>({
  own: addressSchema,
  toRequest: typedDelivery,
  body: DeliveryAddress,
  texts: addressTexts,
});

/** What stands in the form as the service gets it, valid or not. */
export function typedDelivery(values: AddressValues): TypedDelivery {
  return { ...postalAddress(values), deliveryType: 'Home' };
}
