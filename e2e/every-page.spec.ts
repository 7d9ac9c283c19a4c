import { testPages } from './gate/every-page';
import { testUnknownAddresses } from './gate/unknown-addresses';
import school from './second-school/content/school';
import { secondSchool } from './sites';

testPages(secondSchool, school);
testUnknownAddresses(secondSchool.name, secondSchool.url);
