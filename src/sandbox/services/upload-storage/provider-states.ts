import { defineState } from '../../core/provider-states.ts';
import { insertUpload } from '../../library/uploads.ts';

/** Situations of this service that contracts ask for. Photos that exist have uploads: `upload-` and the photo's id. */
export const uploadStorageStates = [
  defineState<{ id: string }>({
    name: 'an upload of no account exists',
    description: 'Somebody who was not signed in has uploaded a photo.',
    parameters: { id: { type: 'string', minLength: 1 } },
    setup({ database, clock }, _account, { id }) {
      insertUpload(database, {
        id,
        account: null,
        fileName: 'IMG_2041.JPG',
        album: null,
        length: 1000,
        created: clock.now(),
      });
    },
  }),
];
