/**
 * @generated SignedSource<<8df1a2ed52a0e4642781d36d71f083ce>>
 * @relayHash 586defef88cf6aa51fcf7c08441d3ab2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6b1efafac6f1d37faca023f7a3c8fc53bce5001bf4cc35657d485a03112c1bb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6b1efafac6f1d37faca023f7a3c8fc53bce5001bf4cc35657d485a03112c1bb",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
