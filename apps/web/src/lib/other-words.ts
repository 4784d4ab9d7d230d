/** Of records and of libs/ui: pages in other languages alone load them. */
import './record-words';
import './ui-words';
