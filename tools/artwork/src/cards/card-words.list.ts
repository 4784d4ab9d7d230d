import type { ShapedFace } from '../drawing/shaping';
import type { PAGE_CARDS } from './page-cards.list';

interface CardWords {
  faces: { title: ShapedFace; notes: ShapedFace };
  bestTime: string;
  pages: Readonly<Record<keyof typeof PAGE_CARDS, readonly [title: string, note: string]>>;
}

/** What cards say in other languages; records have their own words. */
export const CARD_WORDS: Readonly<Record<'hi' | 'mr', CardWords>> = {
  hi: {
    faces: { title: 'eczar', notes: 'mukta' },
    bestTime: 'जाने का अच्छा समय',
    pages: {
      home: ['जंगल देखिए, जैसा पहले कभी नहीं देखा', 'वन्यजीवों की खुली गाइड'],
      species: ['वन्यजीव खोज', 'हर प्रजाति का एक चित्र'],
      parks: ['राष्ट्रीय उद्यान और वन्यजीव अभयारण्य', 'भारत के, पोस्टरों में'],
      news: ['वन्यजीव समाचार', 'दुनिया भर के अखबारों से'],
      tracking: ['लाइव ट्रैकिंग', 'दुनिया के नक्शे पर प्रवास'],
      games: ['जानवरों के खेल', 'खेलने के लिए तीन खेल'],
      about: ['हमारे बारे में', 'Aranya बनाने वाले लोग'],
      contact: ['हमसे संपर्क करें', 'Aranya को लिखें'],
      favorites: ['मेरे पसंदीदा जानवर', 'आपके ब्राउज़र में सहेजे हुए'],
    },
  },
  mr: {
    faces: { title: 'mukta', notes: 'mukta' },
    bestTime: 'भेट देण्याचा चांगला काळ',
    pages: {
      home: ['जंगल पाहा, आजवर कधी पाहिले नसेल असे', 'वन्यजीवांचे खुले गाईड'],
      species: ['वन्यजीव शोध', 'प्रत्येक प्रजातीचे एक चित्र'],
      parks: ['राष्ट्रीय उद्याने आणि वन्यजीव अभयारण्ये', 'भारतातली, पोस्टरांत'],
      news: ['वन्यजीव बातम्या', 'जगभरच्या वृत्तपत्रांतून'],
      tracking: ['थेट मागोवा', 'जगाच्या नकाशावर स्थलांतर'],
      games: ['प्राण्यांचे खेळ', 'खेळायला तीन खेळ'],
      about: ['आमच्याविषयी', 'Aranya घडवणारी माणसे'],
      contact: ['आमच्याशी संपर्क साधा', 'Aranya ला लिहा'],
      favorites: ['माझे आवडते प्राणी', 'तुमच्या ब्राउझरमध्ये जतन केलेले'],
    },
  },
};
