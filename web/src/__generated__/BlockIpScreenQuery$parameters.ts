/**
 * @generated SignedSource<<3b1b89f6356ddd028099e1fce016ab3c>>
 * @relayHash 160428dc4229655b03bc00c3337d6507
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa20891335254d45ecd3698df2cdc3bd4841b1fd81d3e2614e5cb4b6ee4d731f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlockIpScreenQuery } from './BlockIpScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockIpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa20891335254d45ecd3698df2cdc3bd4841b1fd81d3e2614e5cb4b6ee4d731f",
    "metadata": {},
    "name": "BlockIpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
