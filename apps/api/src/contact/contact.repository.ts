import { count, desc } from 'drizzle-orm';
import { newId } from '../common/ids';
import { contactMessages } from '../db/schema';
import type { DbPair } from '../db/types';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  createdAt: Date;
}

export function createContactRepository(db: DbPair) {
  return {
    async insert(message: ContactMessage): Promise<void> {
      await db.write.insert(contactMessages).values({ id: newId(), ...message });
    },

    /** `total` counts all messages. */
    async newest(limit: number): Promise<{ messages: ContactMessage[]; total: number }> {
      const { name, email, message, createdAt, id } = contactMessages;
      const [messages, [counted]] = await Promise.all([
        db.read
          .select({ name, email, message, createdAt })
          .from(contactMessages)
          .orderBy(desc(createdAt), desc(id))
          .limit(limit),
        db.read.select({ total: count() }).from(contactMessages),
      ]);
      return { messages, total: counted?.total ?? 0 };
    },
  };
}
