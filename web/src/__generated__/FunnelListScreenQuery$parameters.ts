/**
 * @generated SignedSource<<6bfd276a546296c041b2773ad5abb64b>>
 * @relayHash 172c125d52ffdfc3d8747bf8b8f1df03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07c61b405fea44ae8c9b5557519940a47c77c1d7a9c9cc270fa789f3f1daf7b7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FunnelListScreenQuery } from './FunnelListScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07c61b405fea44ae8c9b5557519940a47c77c1d7a9c9cc270fa789f3f1daf7b7",
    "metadata": {},
    "name": "FunnelListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
