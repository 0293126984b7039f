/**
 * @generated SignedSource<<14bde338ada9dd4311b5d154f6cc3a91>>
 * @relayHash 9c788c0167ed8fa6422a87d3e23775a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9330b578c81fe14bde80f4717962c8c29651a7ccacbe6bc1b0707ff6ed5c8693

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpPersonScreenQuery } from './SignUpPersonScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPersonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9330b578c81fe14bde80f4717962c8c29651a7ccacbe6bc1b0707ff6ed5c8693",
    "metadata": {},
    "name": "SignUpPersonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
