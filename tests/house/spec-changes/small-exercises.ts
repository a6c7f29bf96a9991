import { all, before, raiseMajor, replacing, spec, texts, type Exercise } from './exercise.ts';

const VOUCHER = 'src/features/orders/parts/voucher.tsx';
const DELIVERY = 'src/features/orders/parts/delivery.tsx';

/** `terms` of a voucher, as the service words them. */
export const fieldShown: Exercise = {
  name: 'a new optional field, shown on a screen',
  service: 'voucher',
  edits: [
    spec('voucher', (document) => {
      document.setIn(['components', 'schemas', 'VoucherOffer', 'allOf', 0, 'properties', 'terms'], { type: 'string' });
      const content = [
        'paths',
        '/api/v1/campaigns/offers/{code}',
        'get',
        'responses',
        '200',
        'content',
        'application/json',
        'examples',
        'withTerms',
      ];
      document.setIn(content, { value: { title: '10 % off photo books', terms: 'One per order' } });
    }),
    {
      file: VOUCHER,
      change: before(
        '      {end && (',
        "      {details.terms !== undefined && <p className={styles.title}>{t('order.voucher.terms', { terms: details.terms })}</p>}\n",
      ),
      omitted: { check: 'texts', says: 'order.voucher.terms is in no use' },
    },
    ...texts({ 'order.voucher.terms': 'Terms: {terms}' }, { in: VOUCHER }),
    {
      file: 'src/sandbox/services/voucher/vouchers.ts',
      change: replacing("title: '£5 off posters',", "title: '£5 off posters', terms: 'One per order',"),
      omitted: { check: 'none', why: 'a service may leave an optional field out' },
    },
    {
      file: 'contracts/voucher.pact.test.ts',
      change: before(
        "  on(200, 'an offer of which nothing is told'",
        "  on(200, 'an offer with terms', { given: voucher({ title, terms: 'One per order' }), example: 'withTerms' }).gives((details) => expect(details).toMatchObject({ terms: 'One per order' }));\n",
      ),
      omitted: {
        check: 'none',
        why: 'the contract asks for what the app cannot do without; statuses are counted, optional fields are not',
      },
    },
  ],
};

/** No album has a name of more than sixty characters any more. */
export const limitTightened: Exercise = {
  name: 'a limit tightened in a request body that a form sends',
  service: 'photo-management',
  edits: [
    spec('photo-management', (document) => {
      raiseMajor(document);
      document.setIn(['components', 'schemas', 'AlbumName', 'properties', 'name', 'maxLength'], 60);
    }),
  ],
};

/** Parcels are also left in lockers. */
export const valueAdded: Exercise = {
  name: 'an enum value added',
  service: 'order',
  edits: [
    spec('order', (document) => {
      raiseMajor(document);
      document.addIn(
        ['components', 'schemas', 'DeliveryAddress', 'allOf', 0, 'properties', 'deliveryType', 'enum'],
        'Locker',
      );
    }),
    {
      file: DELIVERY,
      change: replacing(
        "PickupPoint: 'order.deliveryType.pickupPoint'",
        "PickupPoint: 'order.deliveryType.pickupPoint', Locker: 'order.deliveryType.locker'",
      ),
      omitted: { check: 'types', file: DELIVERY, says: "Property 'Locker' is missing" },
    },
    ...texts({ 'order.deliveryType.locker': 'Parcel locker' }, { in: DELIVERY }),
    {
      file: 'src/features/orders/model.ts',
      change: replacing("type === 'PickupPoint' ?", "type === 'PickupPoint' || type === 'Locker' ?"),
      omitted: {
        check: 'none',
        why: 'orders name their type as a text of any kind, and types of which nothing is known are left out',
      },
    },
  ],
};

/** No component reads one order of the account. */
export const operationRemoved: Exercise = {
  name: 'an operation removed',
  service: 'order',
  edits: [
    spec('order', (document) => {
      raiseMajor(document);
      document.deleteIn(['paths', '/v1/Orders/{id}']);
      document.deleteIn(['components', 'schemas', 'AccountOrderOrNothing']);
    }),
    {
      file: 'src/sandbox/services/order/handlers.ts',
      change: replacing(/\n {4}getOrder\([\s\S]*?\n {4}\},\n(?= {2}\}\),)/, ''),
      omitted: { check: 'types', file: 'src/sandbox/services/order/handlers.ts', says: 'implicitly has an' },
    },
    {
      file: 'src/api/account-failure-texts.ts',
      change: replacing(/ {2}getOrder: .*\n/, ''),
      omitted: { check: 'types', file: 'src/api/account-failure-texts.ts', says: "'getOrder' does not exist" },
    },
    {
      file: 'contracts/order.pact.test.ts',
      change: all(
        replacing('import { getOrder, listOrdersByAccount }', 'import { listOrdersByAccount }'),
        replacing(/\noperation\(\s*'getOrder',[\s\S]*?\n\);\n/, ''),
      ),
      omitted: { check: 'types', file: 'contracts/order.pact.test.ts', says: '"getOrder"' },
    },
    {
      file: 'src/sandbox/services/order/provider-states.ts',
      change: replacing("['getSuperOrder', 'getOrder']", "['getSuperOrder']"),
      omitted: { check: 'none', why: 'the parameter of a provider state is a text' },
    },
  ],
};
