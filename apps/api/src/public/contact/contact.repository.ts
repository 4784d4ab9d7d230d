import { count, desc, eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { contactMessages } from '../../platform/db/schema';
import type { DbPair } from '../../platform/db/types';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  createdAt: Date;
}

export interface StoredContactMessage extends ContactMessage {
  id: string;
}

export function createContactRepository(db: DbPair) {
  return {
    async insert(message: ContactMessage): Promise<void> {
      await db.write.insert(contactMessages).values({ id: newId(), ...message });
    },

    async newest(limit: number): Promise<{ messages: StoredContactMessage[]; total: number }> {
      const { name, email, message, createdAt, id } = contactMessages;
      const [messages, [counted]] = await Promise.all([
        db.read
          .select({ id, name, email, message, createdAt })
          .from(contactMessages)
          .orderBy(desc(createdAt), desc(id))
          .limit(limit),
        db.read.select({ total: count() }).from(contactMessages),
      ]);
      return { messages, total: counted?.total ?? 0 };
    },

    async remove(id: string): Promise<boolean> {
      const isMessage = eq(contactMessages.id, id);
      const removed = await db.write
        .delete(contactMessages)
        .where(isMessage)
        .returning({ id: contactMessages.id });
      return removed.length > 0;
    },
  };
}
