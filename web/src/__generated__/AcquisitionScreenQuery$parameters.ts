/**
 * @generated SignedSource<<97d6998d7a431c083eb9feb21a97e94b>>
 * @relayHash 1c0bf429c96a9a01d5617bc44648b26c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b75e8f7c93f0cbbb487fd927ea734377a4af8f7ad4bf6f41a320c49276f30e03

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b75e8f7c93f0cbbb487fd927ea734377a4af8f7ad4bf6f41a320c49276f30e03",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
