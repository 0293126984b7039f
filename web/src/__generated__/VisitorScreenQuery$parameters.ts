/**
 * @generated SignedSource<<4bad70ea67b754ff600ac0a1137e7609>>
 * @relayHash 58f0311fda3c30b95c7f16645c87c2da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e847de142acf842b8bb98a618adab2e849ca66b21b3c8fa82fcda79429cc8df5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e847de142acf842b8bb98a618adab2e849ca66b21b3c8fa82fcda79429cc8df5",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
