import page from '../../texts/fr.ftl?raw';
import shared from '@mastaba/texts/fr.ftl?raw';

export default { shared, page };
