import type { Widget } from '#generated/widget/model/index.ts';
import type { operations } from '#generated/widget/types.d.ts';
import { Problem, notFound } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { defineService } from '../../core/service.ts';
import { createImages } from '../../library/images.ts';
import { PHOTO_COLUMNS } from '../../library/photos.ts';
import type { PhotoRow } from '../../library/photos.ts';
import { bookOf, bookOfWidget, booksWithWidgets, putBook, widgetDataset, widgetIdOf } from './books.ts';
import type { Book } from './books.ts';
import { widgetStates } from './provider-states.ts';

/** Time to make an online version, in ms. */
const MAKING_TAKES = 4000;

/** Online versions of photo books. */
export const widget = defineService<operations>({
  slug: 'widget',
  dataset: widgetDataset,
  states: widgetStates,
  createHandlers(sandbox) {
    const { database, clock, mail } = sandbox;
    const toWidget = widgetMaker(sandbox);

    return {
      listWidgetsByOrderCodes({ account, query }) {
        return { status: 200, body: booksWithWidgets(database, account, query.orderCodes).map(toWidget) };
      },
      getWidget({ account, params }) {
        const book = bookOf(database, params.id);
        if (book && book.account !== account.id) throw new Problem(401, 'unauthorized', 'There is no widget for you.');
        if (!book?.widgetId) throw noWidget();
        return { status: 200, body: toWidget(book) };
      },
      createOrRefreshWidget({ account, params }) {
        const book = bookOf(database, params.id);
        if (!book || book.account !== account.id) throw notFound('There is no such order.');
        const now = clock.now();
        if (book.widgetId !== null && book.readyAt > now)
          throw new Problem(409, 'already-running', 'The widget is being made already.');
        if (book.widgetId !== null) return { status: 200 };
        putBook(database, { ...book, widgetId: widgetIdOf(book.orderCode), readyAt: now + MAKING_TAKES });
        return { status: 202 };
      },
      deleteWidget({ account, params }) {
        const book = bookOfWidget(database, account, params.id);
        if (!book) throw noWidget();
        putBook(database, { ...book, widgetId: null, readyAt: 0 });
        return { status: 204 };
      },
      shareWidget({ account, params, query }) {
        const book = bookOfWidget(database, account, params.id);
        const viewUrl = book && toWidget(book).viewUrl;
        if (!book || viewUrl === undefined) throw noWidget();
        const to = decoded(query.toEmailAddress);
        if (to === undefined) return { status: 400, body: refused('The e-mail address is no base64.') };
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to))
          return { status: 422, body: refused('The e-mail address is not valid.') };
        const said = query.personalMessage === '' ? '' : `: ${query.personalMessage}`;
        mail.send({
          to,
          subject: `${query.fromName} shares the photo book "${book.title}" with you${said}`,
          link: viewUrl,
        });
        return { status: 204 };
      },
    };
  },
});

/** Online versions as they are handed out: with a link to view them once they are made. */
function widgetMaker(sandbox: Sandbox): (book: Book) => Widget {
  const { database, clock, addresses } = sandbox;
  const images = createImages(sandbox);

  function thumbnailOf({ photoId }: Book): string | undefined {
    const photo = database.get<PhotoRow>(`SELECT ${PHOTO_COLUMNS} FROM photo WHERE id = ?`, photoId);
    return photo && images.of(photo).thumbnails[0]?.url;
  }

  return (book) => {
    const thumbnailUrl = thumbnailOf(book);
    const isReady = book.readyAt <= clock.now();
    return {
      widgetId: book.widgetId ?? widgetIdOf(book.orderCode),
      orderCode: book.orderCode,
      title: book.title,
      status: isReady ? 'Ready' : 'Processing',
      articleType: book.articleType,
      ...(thumbnailUrl !== undefined && { thumbnailUrl }),
      ...(isReady && { viewUrl: `${addresses.sandbox}/shop?book=${encodeURIComponent(book.orderCode)}` }),
    };
  };
}

function noWidget(): Problem {
  return notFound('There is no such widget.');
}

function refused(message: string) {
  return { code: 'validation-failed', message, errors: { toEmailAddress: message } };
}

/** The text in standard base64 with padding, undefined when it is none. */
function decoded(base64: string): string | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes.toString('utf8') : undefined;
}
