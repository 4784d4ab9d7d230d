import { readWordsWith } from '@aranya/ui';
import { getLocale } from './language/locale';
import { m } from './language/messages';

/** Components know English. */
readWordsWith(() =>
  getLocale() === 'en'
    ? {}
    : {
        again: m.ui_again(),
        cancel: m.ui_cancel(),
        clear: m.ui_clear(),
        close: m.ui_close(),
        dismiss: m.ui_dismiss(),
        failed: m.ui_failed(),
        left: (count) => m.ui_left({ count }),
        loading: m.ui_loading(),
        near: m.ui_near(),
        next: m.ui_next(),
        notifications: m.ui_notifications(),
        over: m.ui_over(),
        overBy: (count) => m.ui_over_by({ count }),
        pages: m.ui_pages(),
        position: (page, pages) => m.ui_position({ page, pages }),
        previous: m.ui_previous(),
        retrying: m.ui_retrying(),
        skip: m.skip_to_content(),
        suggestions: m.ui_suggestions(),
        wait: m.ui_wait(),
      },
);
