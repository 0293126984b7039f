/**
 * @generated SignedSource<<e481971c2509ce880677fc68c525f6b5>>
 * @relayHash 4ebdd09b9adbb633980bf663071f1ee8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 675f614d2b669bc374ce063f8ba99c482ee8fac6444cc4d246335c56a4813ee5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "675f614d2b669bc374ce063f8ba99c482ee8fac6444cc4d246335c56a4813ee5",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
