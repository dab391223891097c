import page from '../../texts/en.ftl?raw';
import shared from '@mastaba/texts/en.ftl?raw';

export default { shared, page };
