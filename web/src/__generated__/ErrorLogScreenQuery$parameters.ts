/**
 * @generated SignedSource<<35fe87730daafe280621c092ecb4f98f>>
 * @relayHash 70a30f3b9e024ae5f0a63b9b60730a54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9499d987206274fa23cbaa7eaef4fa946333fc488c4be6b698a2ec6d545612df

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9499d987206274fa23cbaa7eaef4fa946333fc488c4be6b698a2ec6d545612df",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
