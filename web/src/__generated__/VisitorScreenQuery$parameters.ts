/**
 * @generated SignedSource<<e8c160e2ba472ec15b557634369ed6a5>>
 * @relayHash 8b2c244b412aea48756b8e2ed18bd528
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e169932c53b78e94fff67f8861fa57acf685f31d48eeada61a9b7150a8febb0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e169932c53b78e94fff67f8861fa57acf685f31d48eeada61a9b7150a8febb0",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
