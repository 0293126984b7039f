/**
 * @generated SignedSource<<8520e83f37b3bc6aaa106980d8947e7d>>
 * @relayHash 1267de6d1eda2d57de96f23fdb77e78b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0abad8aa0f5a882d73d354e416b63b811144fc9ad96513bd3fa70b1c2a0bcd07

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlockIpScreenQuery } from './BlockIpScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockIpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0abad8aa0f5a882d73d354e416b63b811144fc9ad96513bd3fa70b1c2a0bcd07",
    "metadata": {},
    "name": "BlockIpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
