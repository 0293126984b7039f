/**
 * @generated SignedSource<<27c74ccbb6074a24de9672325daa1d1c>>
 * @relayHash 732d166376e678d03e572aacda52a140
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 851a727e96370a5c6d18881dfa22b169282027aec88123fe4112f1a04fdc48c9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "851a727e96370a5c6d18881dfa22b169282027aec88123fe4112f1a04fdc48c9",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
